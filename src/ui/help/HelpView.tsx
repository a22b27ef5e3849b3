import { observer } from 'mobx-react-lite';
import type { HelpPage } from '#application/help/LoadHelpPage';
import { contactAnchor } from '#domain/help/helpPath';
import type { NavigationLink } from '#domain/navigation/Menu';
import type { PageModule } from '../app/Pages';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { SearchField } from '../search/SearchField';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { HelpPresenter } from './HelpPresenter';
import { HelpQuestions } from './HelpQuestions';
import { SupportByEmail } from './SupportByEmail';
import { SupportMessage } from './SupportMessage';
import './Help.scss';

export const HelpView = observer(function HelpView() {
  const { page, takesMessages, message } = usePagePresenter(HelpPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('help');
  if (!page) return null;
  const { title, intro, faq, orders, orderLinks, contact, others, otherLinks } = page;

  return (
    <div className="help">
      <Stack gap={3}>
        <PageHead title={title || translations.titleOf('help')} intro={intro} />
        <SearchField scope="site" />
      </Stack>
      <div className="help__parts">
        <HelpQuestions {...faq} />
        <Links id="orders" title={orders.title} text={orders.text} links={orderLinks} />
      </div>
      <div className="help__parts">
        <Panel id={contactAnchor} title={contact.title || t('contact.title')} text={contact.text}>
          {takesMessages && <SupportMessage presenter={message} />}
          <SupportByEmail />
        </Panel>
        <Links id="others" title={others.title} links={otherLinks} />
      </div>
    </div>
  );
});

interface LinksProps extends Partial<HelpPage['orders']> {
  readonly id: string;
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

const Links = ({ id, title, text, links }: LinksProps) =>
  links.length > 0 && (
    <section className="help__links" id={id} aria-labelledby={title && `${id}-title`}>
      {title && (
        <Heading level={2} size={4} id={`${id}-title`}>
          {title}
        </Heading>
      )}
      {text && <Soft>{text}</Soft>}
      <ul>
        {links.map(({ href, label, text: about }) => (
          <li key={href}>
            <SiteLink className="k-link" to={href}>
              {label}
            </SiteLink>
            {about && <span>{about}</span>}
          </li>
        ))}
      </ul>
    </section>
  );

const page: PageModule = { View: HelpView, Presenter: HelpPresenter, texts: ['help', 'search'] };

export const pages = { help: page };
