import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in the place of what broke. */
  renderError: (error: unknown) => ReactNode;
  /** Where this changes, what broke is tried again: the address of a page. */
  resetOn?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Its `error` may be anything, `null` included. */
  broken: { error: unknown } | null;
  /** What `resetOn` was at the last drawing. */
  drawnOn?: string | undefined;
}

/** Catches what a part of the console throws, code that does not arrive included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'broken'> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, { drawnOn }: ErrorBoundaryState) {
    return resetOn === drawnOn ? null : { broken: null, drawnOn: resetOn };
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.renderError(broken.error) : this.props.children;
  }
}
