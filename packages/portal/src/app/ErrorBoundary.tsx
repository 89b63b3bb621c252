import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in the place of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what a part of the portal throws, a chunk that no longer loads after a new version included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
