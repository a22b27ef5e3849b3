import type { ReactNode } from 'react';
import { Announced } from '../../kit/feedback/Announced';
import { Heading } from '../../kit/layout/Heading';
import '../../kit/foundation/kit.scss';
import './Screen.scss';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
  /** Whether the screen is rendered without the shell. */
  readonly standalone?: boolean | undefined;
}

/** A full-page message with actions. */
export const Screen = ({ title, text, actions, standalone = false }: ScreenProps) => {
  const Element = standalone ? 'main' : 'div';
  return (
    <Element className="screen">
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <Announced className="screen__text" urgency="assertive">
        {text}
      </Announced>
      <div className="screen__actions">{actions}</div>
    </Element>
  );
};
