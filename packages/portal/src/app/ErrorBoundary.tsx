import { Component, type ReactNode } from 'react';

import { BrokenPage } from './BrokenPage.tsx';

/** Catches what a screen throws, a chunk that no longer loads after a new version included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
