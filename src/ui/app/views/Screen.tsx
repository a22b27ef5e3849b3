import type { ReactNode } from 'react';
import { Heading } from '../../kit/layout/Heading';
import '../../kit/foundation/kit.scss';
import './Screen.scss';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  /** What the person can do about it. */
  readonly actions: ReactNode;
  /** There is no shell around it: the screen is the page. */
  readonly standalone?: boolean | undefined;
}

/** What stands in a page's place and says what happened and what to do next. */
export const Screen = ({ title, text, actions, standalone = false }: ScreenProps) => {
  const Element = standalone ? 'main' : 'div';
  return (
    <Element className="screen">
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <p className="screen__text" role="alert">
        {text}
      </p>
      <div className="screen__actions">{actions}</div>
    </Element>
  );
};
