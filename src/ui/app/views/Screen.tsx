import type { ReactNode } from 'react';
import { Heading } from '../../kit/Heading';
import './Screen.scss';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  /** What the person can do about it. */
  readonly actions: ReactNode;
}

/** A whole page that says what happened and what to do next. */
export const Screen = ({ title, text, actions }: ScreenProps) => (
  <main className="screen" id="content" tabIndex={-1}>
    <Heading level={1} size={2}>
      {title}
    </Heading>
    <p className="screen__text" role="alert">
      {text}
    </p>
    <div className="screen__actions">{actions}</div>
  </main>
);
