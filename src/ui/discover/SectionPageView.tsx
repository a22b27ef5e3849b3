import type { SectionPage } from '#application/discover/SectionPages';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { Slices } from '../content/Slices';
import { SectionIntro } from './SectionIntro';
import { sectionViews } from './sectionViews';
import './Discover.scss';

interface SectionPageViewProps {
  readonly page: SectionPage;
  readonly title: string;
  readonly releaseDate: string | undefined;
}

export const SectionPageView = ({ page, title, releaseDate }: SectionPageViewProps) => (
  <>
    <SectionIntro intro={page.intro} title={title} releaseDate={releaseDate} />
    <DeferUntilPaint>
      <div className="discover-body">
        <Slices
          slices={page.body.map((section, index) => ({ ...section, id: `section-${index + 1}` }))}
          views={sectionViews}
        />
      </div>
    </DeferUntilPaint>
  </>
);
