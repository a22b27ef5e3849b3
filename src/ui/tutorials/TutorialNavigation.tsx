import { observer } from 'mobx-react-lite';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import type { TutorialPresenter } from './TutorialPresenter';

interface TutorialNavigationProps {
  readonly tutorials: TutorialPresenter;
}

/**
 * Side navigation in which one category is open at a time (TU-02). Before the application runs, the browser enforces
 * this because the `details` elements share one `name`.
 */
export const TutorialNavigation = observer(function TutorialNavigation({
  tutorials,
}: TutorialNavigationProps) {
  const t = useTexts('tutorials');
  const { page, openCategory } = tutorials;

  return (
    <nav className="tutorial__nav" aria-label={t('nav.label')}>
      {page?.categories.map((category) => (
        <details
          key={category.id}
          name="tutorial-category"
          open={category.id === openCategory}
          onToggle={(event) => tutorials.onToggle(category.id, event.currentTarget.open)}
        >
          <summary>
            <span>{category.title || t('otherCategory')}</span>
            <Icon icon={ChevronDown} size={18} />
          </summary>
          <ul>
            {category.tutorials.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to={tutorials.pathOf(slug)}
                  aria-current={slug === page.tutorial.slug ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
});
