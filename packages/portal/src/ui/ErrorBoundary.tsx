import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in the place of what broke. */
  fallback: ReactNode;
  /** Where this changes, what broke is tried again: the address of a page. */
  resetOn?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  /** What `resetOn` was at the last drawing. */
  drawnOn?: string | undefined;
}

/** Catches what a part of the portal throws, a chunk that does not load included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, { drawnOn }: ErrorBoundaryState) {
    return resetOn === drawnOn ? null : { broken: false, drawnOn: resetOn };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
