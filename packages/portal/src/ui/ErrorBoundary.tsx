import { Component, type ReactNode } from 'react';

import { CaughtContext } from './caught.ts';

interface ErrorBoundaryProps {
  /** What is shown in the place of what broke. */
  fallback: ReactNode;
  /** Where this changes, what broke is tried again: the address of a page. */
  resetOn?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
  /** What `resetOn` was at the last drawing. */
  drawnOn?: string | undefined;
}

/** Catches what a part of the portal throws, a chunk that does not load included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, { drawnOn }: ErrorBoundaryState) {
    return resetOn === drawnOn ? null : { caught: null, drawnOn: resetOn };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <CaughtContext value={caught.error}>{this.props.fallback}</CaughtContext> : this.props.children;
  }
}
