import type { SectionPage } from '../../application/discover/SectionPages';
import { BelowFirstView } from '../app/BelowFirstView';
import { Slices } from '../content/Slices';
import { SectionIntro } from './SectionIntro';
import { sectionViews } from './sectionViews';
import './Discover.scss';

interface SectionPageViewProps {
  readonly page: SectionPage;
  readonly title: string;
  readonly released: string | undefined;
}

export const SectionPageView = ({ page, title, released }: SectionPageViewProps) => (
  <>
    <SectionIntro intro={page.intro} title={title} released={released} />
    <BelowFirstView>
      <div className="discover-body">
        <Slices
          slices={page.body.map((section, index) => ({ ...section, id: `section-${index + 1}` }))}
          views={sectionViews}
        />
      </div>
    </BelowFirstView>
  </>
);
