import { Component, type ReactNode } from 'react';
import { storeSpecItem } from '../../lib/storage/personal-storage.ts';
import { ErrorState } from './error-state.tsx';

type Props = { children: ReactNode };
type State = { error: unknown; hasError: boolean };

/** Keeps a fault in one part of the page from taking the rest with it, and notes when there was one. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasError: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasError: true };
  }

  override componentDidCatch(): void {
    storeSpecItem('exportErrorTime', Date.now());
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return <ErrorState error={this.state.error} onRetry={() => this.setState({ hasError: false })} />;
  }
}
