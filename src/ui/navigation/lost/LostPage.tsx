import type { ReactNode } from 'react';
import { Heading } from '../../kit/layout/Heading';
import { LostPicture, LostWays } from './LostWays';
import './Lost.scss';

interface LostPageProps {
  readonly title: string;
  readonly text: string;
  /** Link to the page closest to the requested one. */
  readonly children?: ReactNode;
}

/** Page for a document that does not exist. The server responds with 404 (SH-02). */
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
