import { useState } from 'react';
import type { Agreement } from '../../call/agreement.ts';
import { readJury } from '../../call/jury.ts';
import { jurySentences } from '../../call/jury-sentences.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { store } from './call-context.ts';
import { FigureTable } from './figure-table.tsx';
import { FileButton, TABLE_FILES } from './file-button.tsx';
import { keepMessages } from './keep-messages.ts';
import { tableOf } from './open-file.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './store.ts';

/** How well the model's order agrees with that of a jury: three sentences, the figures folded below. */
export function JuryPart({ call }: { call: OpenCall }) {
  const texts = useMessages(keepMessages);
  const { language } = useLanguage();
  const [hasNone, setNone] = useState(false);
  const comparison = useSignal(store.comparison);

  async function open(file: File) {
    const table = await tableOf(new Uint8Array(await file.arrayBuffer()), file.name);
    const jury = typeof table === 'string' ? [] : readJury(table);
    setNone(jury.length === 0);
    if (jury.length > 0) store.choose({ jury });
  }

  const percent = (share: number) => Math.round(share * 100);
  const row = (who: string, agreement: Agreement | undefined) =>
    agreement
      ? [[who, percent(agreement.share), `${percent(agreement.low)}–${percent(agreement.high)}`]]
      : [];
  return (
    <section className="mt-10">
      <h3 className="font-display text-2xl">{texts.jury}</h3>
      <p className="mt-1 max-w-measure text-sm text-muted">{texts.juryNote}</p>
      <div className="mt-3">
        <FileButton
          label={texts.openJury}
          accept={TABLE_FILES}
          onFiles={([file]) => file && void open(file)}
        />
      </div>
      {hasNone && <Alert className="mt-3">{texts.noScores}</Alert>}
      {comparison && call.choices.jury.length > 0 && (
        <>
          <ul role="status" className="mt-4 grid max-w-measure gap-1.5">
            {jurySentences(comparison, language).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <FigureTable
            caption={texts.figures}
            header={[texts.who, texts.share, texts.interval]}
            rows={[
              ...row(texts.model, comparison.model),
              ...row(texts.length, comparison.length),
              ...comparison.jurors.flatMap(({ juror, agreement, model }) => [
                ...row(juror, agreement),
                ...row(texts.modelOn(juror), model),
              ]),
            ]}
          />
        </>
      )}
    </section>
  );
}
