import { Link, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { nameOf } from '../../document/printed-document.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { pathOf } from '../pages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Label, TextField } from '../ui/field.tsx';
import { shareMessages } from './messages.ts';
import { shortLink, wholeLink } from './report-link.ts';

interface ShareProps {
  file: WholeFile;
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
function ShareDialog({ file, children, onClose }: ShareProps & { onClose(): void }) {
  const texts = useMessages(shareMessages);
  const { language } = useLanguage();
  const [links, setLinks] = useState<{ short: string | undefined; whole: string } | 'failed'>();
  const [hasFailed, setFailed] = useState(false);

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

  async function shareOnDevice(url: string) {
    setFailed(false);
    try {
      await navigator.share({ title: nameOf(file), url });
    } catch (error) {
      // `AbortError` means that the person closed the device's dialog.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <Dialog title={texts.share} onClose={onClose}>
      <p className="mt-3">{texts.shareWhy}</p>
      {links === 'failed' && <Alert className="mt-5">{texts.linkFailed}</Alert>}
      {links !== undefined && links !== 'failed' && (
        <>
          {links.short !== undefined && <LinkField link={links.short} isShort />}
          <LinkField link={links.whole} isShort={false} />
          {typeof navigator.share === 'function' && (
            <Button className="mt-6" onClick={() => shareOnDevice(links.short ?? links.whole)}>
              <Share2 aria-hidden="true" className="size-4" />
              {texts.device}
            </Button>
          )}
          {hasFailed && <Alert className="mt-4">{texts.deviceFailed}</Alert>}
        </>
      )}
      {children}
    </Dialog>
  );
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
        {isShort ? texts.shortLinkNote : texts.wholeLinkNote}
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
