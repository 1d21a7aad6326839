import { useEffect, useRef } from 'react';
import { noteWithNumbers } from '../../document/results-text.ts';
import { codePointLength } from '../../domain/idea.ts';
import { NOTE_MAX_LENGTH } from '../../domain/reply.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { FailureNotice } from '../analysis/failure-notice.tsx';
import { ownChanges } from '../analysis/reply-changes.ts';
import { askReply, cancelRequest, scoreAgain, swapPart, writeAnew } from '../analysis/report-requests.ts';
import type { WithFile } from '../analysis/tab-report.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { fade } from '../ui/fade.ts';
import { Label, TextArea } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { pageMessages } from './page-messages.ts';
import { HEAD_ID } from './report-context.ts';

/** Below the answer and its replies: the field for a note, and what a reply has changed or may change. */
export function Thread({ entry }: { entry: WithFile<ReportFile> }) {
  const { hasModel } = useAnalysisContext();
  return (
    <div className="grid max-w-measure grid-cols-1 gap-3 border-t border-line py-3 xl:ml-52 print:hidden">
      <ReplacedParts entry={entry} />
      {hasModel && <ScoreAgain entry={entry} />}
      <ReplyState entry={entry} />
      {hasModel && <NoteField entry={entry} />}
    </div>
  );
}

/** The note field. One button sends note and changed numbers; after a reply, another requests a new report. */
function NoteField({ entry: { id, note, file, requests } }: { entry: WithFile<ReportFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const told = noteWithNumbers(note, ownChanges(file), file.meta.language);
  const length = codePointLength(told);
  const isAsking = requests.reply !== undefined && !requests.reply.failure;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void askReply(analysis, id, note);
      }}
    >
      <Label text={texts.note}>
        <TextArea
          dir="auto"
          rows={2}
          value={note}
          placeholder={texts.noteExample}
          onValue={(value) => analysis.store.change(id, () => ({ note: value }))}
        />
      </Label>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={told === '' || length > NOTE_MAX_LENGTH || isAsking}>
          {texts.noteSend}
        </Button>
        {(file.replies ?? []).length > 0 && (
          <Button onClick={() => fade(() => void writeAnew(analysis, id))}>{texts.writeAnew}</Button>
        )}
        <p className={`text-sm tabular-nums ${length > NOTE_MAX_LENGTH ? 'text-danger' : 'text-muted'}`}>
          {texts.noteLength(length)}
        </p>
        <p role="status" className="text-sm text-danger empty:hidden">
          {length > NOTE_MAX_LENGTH && texts.noteTooLong}
        </p>
      </div>
    </form>
  );
}

/** Whether a reply is being written, or why it failed. */
function ReplyState({ entry: { id, file, requests } }: { entry: WithFile<ReportFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { reply } = requests;
  const isAsking = reply !== undefined && !reply.failure;
  const cancel = () => cancelRequest(analysis.store, id, 'reply');
  const wasAsking = useRef(false);
  useEffect(() => {
    wasAsking.current ||= isAsking;
  }, [isAsking]);
  const hasArrived = wasAsking.current && !reply && file.replies !== undefined;
  return (
    <>
      {/* Rendered before its text, so that the text is announced. */}
      <p role="status" className={isAsking ? 'flex items-center gap-3 text-sm text-muted' : 'sr-only'}>
        {isAsking && (
          <>
            <Spinner className="size-4" />
            {texts.replying}
          </>
        )}
        {hasArrived && texts.replied}
      </p>
      {isAsking && (
        <Button variant="quiet" className="-ml-3 justify-self-start text-sm" onClick={cancel}>
          {texts.cancel}
        </Button>
      )}
      {reply?.failure && (
        <FailureNotice failure={reply.failure} onRetry={() => void askReply(analysis, id, reply.note ?? '')}>
          <Button variant="quiet" onClick={cancel}>
            {texts.noteEdit}
          </Button>
        </FailureNotice>
      )}
    </>
  );
}

/** Rates the idea again with the last note, if a fact in it may move an axis. */
function ScoreAgain({ entry: { id, file, requests, scoredWith } }: { entry: WithFile<ReportFile> }) {
  const analysis = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { rating } = requests;
  const last = file.replies?.at(-1);
  const isAsking = rating !== undefined && !rating.failure;
  const isOffered = (last?.concerns ?? []).length > 0 && scoredWith !== last?.at;
  return (
    <>
      {isOffered && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            onClick={() =>
              isAsking ? cancelRequest(analysis.store, id, 'rating') : void scoreAgain(analysis, id)
            }
          >
            {isAsking ? texts.cancel : texts.scoreAgain}
          </Button>
          {isAsking && <Spinner />}
        </div>
      )}
      {rating?.failure && (
        <FailureNotice failure={rating.failure} onRetry={() => void scoreAgain(analysis, id)} />
      )}
      <p role="status" className={isAsking ? 'text-sm text-muted' : 'sr-only'}>
        {isAsking && texts.scoringAgain}
        {scoredWith !== undefined && scoredWith === last?.at && texts.scored(file.report.score)}
      </p>
    </>
  );
}

/** The parts that replies and ratings have replaced: a link to each part, and a button that swaps its two versions. */
function ReplacedParts({ entry: { id, file, replaced } }: { entry: WithFile<ReportFile> }) {
  const { store } = useAnalysisContext();
  const texts = useMessages(pageMessages);
  const { report, replies } = file;
  const isNewHeadline = replies?.some(({ headline }) => headline === report.headline) === true;
  const areNewSums = report.sums?.lines.some(({ changed }) => changed) === true;
  const parts = [
    ['headline', HEAD_ID, isNewHeadline ? texts.useBefore : texts.useNew],
    ['sums', 'sums', areNewSums ? texts.useBefore : texts.useNew],
    // Other levels may give the same score.
    ['score', 'score', texts.otherScore(replaced.score ?? 0)],
  ] as const;
  return (
    <div role="status">
      <ul className="text-sm empty:hidden">
        {parts.map(
          ([part, target, label]) =>
            replaced[part] !== undefined && (
              <li key={part} className="flex flex-wrap items-center gap-x-2">
                <a href={`#${target}`} className="link">
                  {texts.changedPart[part]}
                </a>
                <Button variant="quiet" className="text-sm" onClick={() => swapPart(store, id, part)}>
                  {label} <span className="sr-only">({texts.changedPart[part]})</span>
                </Button>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
