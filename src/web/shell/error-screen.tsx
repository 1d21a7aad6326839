import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { shellMessages } from './messages.ts';

/** Shown for an unknown path, inside the frame of every page. */
export function UnknownPage() {
  const texts = useMessages(shellMessages);
  return (
    <div className="max-w-measure pt-12 sm:pt-20">
      <h1 className="font-display text-3xl">{texts.unknownPage}</h1>
      <p className="mt-5 text-lg">{texts.unknownPageHelp}</p>
      <p className="mt-8">
        <PageLink to="home" className={buttonClass('primary')}>
          {texts.backHome}
        </PageLink>
      </p>
    </div>
  );
}

/** Replaces the whole page after a render error, because the frame may have failed. Both languages have the same title. */
function ErrorScreen({ onLeave }: { onLeave(): void }) {
  const texts = useMessages(shellMessages);
  return (
    <main tabIndex={-1} className="mx-auto max-w-page px-5 py-12 sm:px-8 sm:py-20">
      <h1 lang="en" className="font-display text-3xl">
        Unexpected Application Error!
      </h1>
      <p className="mt-5 text-lg">{texts.brokenPage}</p>
      <p className="mt-2 max-w-measure text-muted">{texts.brokenPageHelp}</p>
      <p className="mt-8">
        <PageLink to="home" className={buttonClass('primary')} onClick={onLeave}>
          {texts.backHome}
        </PageLink>
      </p>
    </main>
  );
}

interface Props {
  /** After an error, a change of this key renders the children again. */
  resetKey: string;
  onError(): void;
  children: ReactNode;
}

/** Shows the error screen if rendering the children throws. React logs the error. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? <ErrorScreen onLeave={this.reset} /> : this.props.children;
  }
}
