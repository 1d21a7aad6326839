import { Component, type ReactNode } from 'react';

interface Props {
  /** After an error, a change of this key renders the children again. */
  resetKey: string;
  onError(): void;
  fallback(reset: () => void): ReactNode;
  children: ReactNode;
}

/** Shows `fallback` if rendering the children throws. React logs the error. */
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
    return this.state.broken ? this.props.fallback(this.reset) : this.props.children;
  }
}
