import type { Ref } from 'react';
import { Heading } from './Heading';
import { Intro } from './Text';
import './PageHead.scss';

interface PageHeadProps {
  readonly title: string;
  readonly intro: string;
  /** Pass a ref if the head receives focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Heading and introduction of a page. */
export const PageHead = ({ title, intro, ref }: PageHeadProps) => (
  <header className="k-page-head" ref={ref} tabIndex={ref ? -1 : undefined}>
    <Heading level={1}>{title}</Heading>
    {intro !== '' && <Intro>{intro}</Intro>}
  </header>
);
