import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Named in the console, so that it is known whose fault it was. */
  name: string;
  onFailure: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Contains what a remote throws while drawing, and what React stops because it would never end: it costs the remote's
 * own place and nothing else (D42).
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`${this.props.name} failed while drawing`, error, componentStack);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
