import { Link, Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { reportMessages } from '../../document/report-messages.ts';
import { scoreBand } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pathOf } from '../pages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { fieldClass } from '../ui/field-class.ts';
import { Spinner } from '../ui/spinner.tsx';
import { shareMessages } from './messages.ts';
import { shortLink, wholeLink } from './report-link.ts';

export function ShareButton({ file, makePdf }: { file: ReportFile; makePdf(): Promise<File> }) {
  const texts = useMessages(shareMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link aria-hidden="true" className="size-4" />
        {texts.share}
      </Button>
      {open && <ShareDialog file={file} makePdf={makePdf} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Offers two links, one with the whole report and one with its short form. No server is involved. */
function ShareDialog({
  file,
  makePdf,
  onClose,
}: {
  file: ReportFile;
  makePdf(): Promise<File>;
  onClose(): void;
}) {
  const texts = useMessages(shareMessages);
  const { language } = useLanguage();
  const [links, setLinks] = useState<{ short: string; whole: string } | 'failed'>();
  /** `undefined` while the PDF is made. Empty if the device takes no files. */
  const [files, setFiles] = useState<File[]>();
  const [deviceShareFailed, setDeviceShareFailed] = useState(false);

  // Before the press: Safari shares only while it counts as pressed, and making the PDF takes longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    if (!canShareFiles()) return setFiles([]);
    makePdf().then(
      (pdf) => setFiles([pdf]),
      () => setFiles([]),
    );
  }, []);

  useEffect(() => {
    let current = true;
    const page = location.origin + pathOf('home', language);
    Promise.all([shortLink(file, page), wholeLink(file, page)]).then(
      ([short, whole]) => current && setLinks({ short, whole }),
      () => current && setLinks('failed'),
    );
    return () => {
      current = false;
    };
  }, [file, language]);

  /** Shares the link and, if the device accepts files, the PDF, which is readable without this site. */
  async function shareOnDevice(url: string) {
    setDeviceShareFailed(false);
    const { report, meta } = file;
    const reportTexts = reportMessages[meta.language];
    const score = meta.aiGenerated
      ? ` ${reportTexts.band[scoreBand(report.score)]}, ${reportTexts.outOf100(report.score)}.`
      : '';
    try {
      await navigator.share({
        title: report.projectName,
        text: `${report.projectName}. ${report.pitch}${score}`,
        url,
        ...(files?.length && { files }),
      });
    } catch (error) {
      // `AbortError` means that the person closed the device's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDeviceShareFailed(true);
    }
  }

  return (
    <Dialog title={texts.shareTitle} onClose={onClose}>
      <p className="mt-3">{texts.shareWhy}</p>
      {links === undefined && (
        <p role="status" className="mt-5 flex items-center gap-2">
          <Spinner className="size-4" /> {texts.making}
        </p>
      )}
      {links === 'failed' && <Alert className="mt-5">{texts.linkFailed}</Alert>}
      {links !== undefined && links !== 'failed' && (
        <>
          <LinkField link={links.short} isShort />
          <LinkField link={links.whole} isShort={false} />
          {typeof navigator.share === 'function' && (
            <Button className="mt-6" disabled={!files} onClick={() => shareOnDevice(links.short)}>
              <Share2 aria-hidden="true" className="size-4" />
              {texts.device}
            </Button>
          )}
          {deviceShareFailed && <Alert className="mt-4">{texts.deviceShareFailed}</Alert>}
        </>
      )}
    </Dialog>
  );
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
      <label className="block font-semibold">
        {isShort ? texts.shortLink : texts.wholeLink}
        <input
          type="text"
          readOnly
          value={link}
          aria-describedby={noteId}
          onFocus={(event) => event.target.select()}
          className={fieldClass}
        />
      </label>
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
