import { observer } from 'mobx-react-lite';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { FramedHero } from '../content/FramedHero';
import { ContestThanksPresenter } from './ContestThanksPresenter';
import './Contest.scss';

export const ContestThanksView = observer(function ContestThanksView() {
  const { content } = usePagePresenter(ContestThanksPresenter);
  const translations = usePresenter(Translations);
  if (!content) return null;
  const { title, next } = content;

  return (
    <div className="contest">
      <FramedHero {...content} title={title || translations.titleOf('contestThankYou')} />
      {next.items.length > 0 && (
        <section className="contest-part">
          {next.title && <Heading level={2}>{next.title}</Heading>}
          <ul className="contest-prizes">
            {next.items.map((item, index) => (
              <li key={index} className="contest-prize">
                <Heading level={3}>{item.title}</Heading>
                {item.text.length > 0 && <RichText blocks={item.text} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
