import { useMessages } from '../i18n/language.tsx';
import { shareMessages } from './messages.ts';
import type { UnopenedFile } from './open-file.ts';

/** Says why something could not be opened, and which part of it is wrong. */
export function Problem({ problem, at }: Pick<UnopenedFile, 'problem' | 'at'>) {
  const texts = useMessages(shareMessages);
  return (
    <>
      {texts.problem[problem]}
      {at && ` ${texts.problemAt(at)}`}
    </>
  );
}
