import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ContactPage } from '#domain/content/models/contactPage';
import { FramedHero } from '../content/FramedHero';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { ContactPresenter } from './ContactPresenter';
import { PressContacts, PressSocials } from './PressContacts';
import { PressMessageForm } from './PressMessageForm';
import { PressKit } from './PressKit';
import { ReleaseCarousel, releasesId } from './ReleaseCarousel';
import './Contact.scss';

/** The press page (PR-01). Without a title it uses the route's title. */
export const ContactView = observer(function ContactView() {
  const presenter = usePagePresenter(ContactPresenter);
  const { content, message, releases } = presenter;
  const t = useTexts('press');
  if (!content) return null;
  const { intro, releases: about, kit, form, messages, socials, contacts } = content;

  return (
    <div className="press-page">
      <Intro intro={intro} />
      <PressKit kit={kit} />
      <div className="press-page__write">
        <Panel id="press-write" title={form.title || t('form.title')} text={form.text}>
          <PressMessageForm presenter={message} messages={messages} />
        </Panel>
        <Stack gap={6}>
          <PressContacts contacts={contacts} />
          <PressSocials socials={socials} />
        </Stack>
      </div>
      <ReleaseCarousel about={about} releases={releases} retry={() => presenter.loadReleases()} />
    </div>
  );
});

const Intro = ({ intro: { title, text, picture } }: Pick<ContactPage, 'intro'>) => {
  const translations = usePresenter(Translations);
  const t = useTexts('press');
  const parts = [
    [releasesId, t('releases.title')],
    ['press-kit', t('kit.title')],
    ['press-write', t('form.title')],
  ] as const;

  return (
    <FramedHero title={title || translations.titleOf('contact')} text={text} picture={picture}>
      <nav aria-label={t('parts')}>
        <ul className="press-intro__parts">
          {parts.map(([anchor, label]) => (
            <li key={anchor}>
              <Link to={{ hash: anchor }}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </FramedHero>
  );
};
