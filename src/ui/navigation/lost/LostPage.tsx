import type { ReactNode } from 'react';
import { Heading } from '../../kit/layout/Heading';
import { LostPicture, LostWays } from './LostWays';
import './Lost.scss';

interface LostPageProps {
  readonly title: string;
  readonly text: string;
  /** The way that is nearest to what was looked for. */
  readonly children?: ReactNode;
}

/** For a page whose document does not exist: the server answers it with 404 (SH-02). */
export const LostPage = ({ title, text, children }: LostPageProps) => (
  <div className="lost lost--page">
    <div className="lost__words">
      <Heading level={1}>{title}</Heading>
      <p>{text}</p>
      {children !== undefined && <div>{children}</div>}
      <LostWays />
    </div>
    <LostPicture />
  </div>
);
