import { Link, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { nameOf } from '../../document/printed-document.ts';
import { scoreInWords } from '../../document/score-in-words.ts';
import { worksheetMessages } from '../../document/worksheet-messages.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { isScoredVerdict } from '../../domain/rubric.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pathOf } from '../pages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Label, TextField } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { shareMessages } from './messages.ts';
import { shortLink, wholeLink } from './report-link.ts';

interface ShareProps {
  file: WholeFile;
  makePdf(): Promise<File>;
  /** Below the links: other formats. */
  children?: ReactNode;
}

export function ShareButton(props: ShareProps) {
  const texts = useMessages(shareMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link aria-hidden="true" className="size-4" />
        {texts.share}
      </Button>
      {open && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Offers a link with the whole document and, for a report, a link with its short form. No server is involved. */
function ShareDialog({ file, makePdf, children, onClose }: ShareProps & { onClose(): void }) {
  const texts = useMessages(shareMessages);
  const { language } = useLanguage();
  const isReport = file.format === 'crisol-report';
  const [links, setLinks] = useState<{ short: string | undefined; whole: string } | 'failed'>();
  /** `undefined` while the PDF is made. Empty if the device accepts no files or the PDF could not be made. */
  const [files, setFiles] = useState<File[]>();
  const [deviceShareFailed, setDeviceShareFailed] = useState(false);

  // The PDF is made before the click: Safari allows sharing only shortly after a click, and a PDF takes longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    if (!canShareFiles()) return setFiles([]);
    makePdf().then(
      (pdf) => setFiles([pdf]),
      () => setFiles([]),
    );
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const page = location.origin + pathOf('home', language);
    const short = file.format === 'crisol-report' ? shortLink(file, page) : undefined;
    Promise.all([short, wholeLink(file, page)]).then(
      ([short, whole]) => isCurrent && setLinks({ short, whole }),
      () => isCurrent && setLinks('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, language]);

  /** Shares the link and, if the device accepts files, the PDF, which is readable without this site. */
  async function shareOnDevice(url: string) {
    setDeviceShareFailed(false);
    try {
      await navigator.share({
        title: nameOf(file),
        text: shareText(file),
        url,
        ...(files?.length && { files }),
      });
    } catch (error) {
      // `AbortError` means that the person closed the device's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDeviceShareFailed(true);
    }
  }

  return (
    <Dialog title={isReport ? texts.shareTitle : texts.shareWorksheet} onClose={onClose}>
      <p className="mt-3">{isReport ? texts.shareWhy : texts.shareWorksheetWhy}</p>
      {links === undefined && (
        <p role="status" className="mt-5 flex items-center gap-2">
          <Spinner className="size-4" /> {texts.making}
        </p>
      )}
      {links === 'failed' && <Alert className="mt-5">{texts.linkFailed}</Alert>}
      {links !== undefined && links !== 'failed' && (
        <>
          {links.short !== undefined && <LinkField link={links.short} isShort />}
          <LinkField link={links.whole} isShort={false} />
          {typeof navigator.share === 'function' && (
            <Button
              className="mt-6"
              disabled={!files}
              onClick={() => shareOnDevice(links.short ?? links.whole)}
            >
              <Share2 aria-hidden="true" className="size-4" />
              {texts.device}
            </Button>
          )}
          {deviceShareFailed && <Alert className="mt-4">{texts.deviceShareFailed}</Alert>}
        </>
      )}
      {children}
    </Dialog>
  );
}

/** Text beside the link. Of a report: its headline or else its pitch, and its score. Of a worksheet: what it is. */
function shareText(file: WholeFile): string {
  const { language } = file.meta;
  if (file.format === 'crisol-worksheet') {
    const { title, withoutAi, what } = worksheetMessages[language];
    return `${title} · ${withoutAi}. ${what}`;
  }
  const { projectName, headline, pitch, verdict } = file.report;
  const summary = isScoredVerdict(verdict) && (headline ?? pitch);
  const text = summary ? `${projectName}. ${summary}` : `${projectName}.`;
  return `${text} ${scoreInWords(file.report, language)}.`;
}

function canShareFiles(): boolean {
  const probe = new File([''], 'a.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) === true;
}

function LinkField({ link, isShort }: { link: string; isShort: boolean }) {
  const texts = useMessages(shareMessages);
  const noteId = useId();
  return (
    <div className="mt-6">
      <Label text={isShort ? texts.shortLink : texts.wholeLink}>
        <TextField
          readOnly
          value={link}
          aria-describedby={noteId}
          onFocus={(event) => event.target.select()}
        />
      </Label>
      <p id={noteId} className="mt-1 text-sm text-muted">
        {(isShort ? texts.shortLinkNote : texts.wholeLinkNote)(link.length)}
      </p>
      <CopyButton
        label={isShort ? texts.copyShort : texts.copyWhole}
        text={() => link}
        variant={isShort ? 'primary' : 'secondary'}
        className="mt-2"
      />
    </div>
  );
}
