import { useTexts } from '../content/useTexts';
import type { LandingPart } from './homeParts';

/** Menu of the page's sections (HO-02). It consists of plain links, so that it works without JavaScript. */
export const HomeAnchors = ({ parts }: { readonly parts: readonly LandingPart[] }) => {
  const t = useTexts('home');
  return (
    <nav className="landing-anchors" aria-label={t('anchors.label')}>
      <ol className="landing-anchors__list">
        {parts.map((part) => (
          <li key={part}>
            <a className="landing-anchors__link" href={`#${part}`}>
              {t(`anchors.${part}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
