import { type ReactNode, type Ref, useMemo } from 'react';
import { shortContentOf } from '../../document/content.ts';
import { IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';
import type { ShortReportFile } from '../../domain/report-file.ts';
import { ReportView } from './report-view.tsx';

/** A report from a short link. `lead` names its origin, `next` the actions. */
export function ShortReport({
  file,
  lead,
  next,
  headingRef,
}: {
  file: ShortReportFile;
  lead: ReactNode;
  next(idea: string): ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const content = useMemo(() => shortContentOf(file), [file]);
  return (
    <>
      <ReportView content={content} full onUnfold={() => undefined} headingRef={headingRef} kicker={lead} />
      <div className="mt-10">{next(truncateCodePoints(file.idea, IDEA_MAX_LENGTH))}</div>
    </>
  );
}
