import type { ReactNode } from 'react';
import { Heading } from '../../kit/layout/Heading';
import { NotFoundPicture, NotFoundLinks } from './NotFoundLinks';
import './NotFound.scss';

interface NotFoundPageProps {
  readonly title: string;
  readonly text: string;
  /** Link to the page closest to the requested one. */
  readonly children?: ReactNode;
}

/** Page for a document that does not exist. The server responds with 404 (SH-02). */
export const NotFoundPage = ({ title, text, children }: NotFoundPageProps) => (
  <div className="lost lost--page">
    <div className="lost__words">
      <Heading level={1}>{title}</Heading>
      <p>{text}</p>
      {children !== undefined && <div>{children}</div>}
      <NotFoundLinks />
    </div>
    <NotFoundPicture />
  </div>
);
