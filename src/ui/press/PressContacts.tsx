import { observer } from 'mobx-react-lite';
import type { ContactPage } from '#domain/content/models/contactPage';
import { isEmail } from '#domain/shared/patterns';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { FooterPresenter } from '../navigation/FooterPresenter';
import { SocialIcon } from '../navigation/SocialIcon';
import { usePresenter } from '../usePresenter';

/** The people to contact about press inquiries (PR-01). */
export const PressContacts = ({ contacts }: { readonly contacts: ContactPage['contacts'] }) => {
  const t = useTexts('press');
  if (contacts.people.length === 0) return null;
  return (
    <section id="press-contacts" aria-labelledby="press-contacts-title">
      <Heading level={2} size={3} id="press-contacts-title">
        {contacts.title || t('contacts.title')}
      </Heading>
      <ul className="press-contacts">
        {contacts.people.map(({ name, role, text, email }) => (
          <li key={name} className="press-contact">
            <p className="press-contact__name">{name}</p>
            {role && <p className="press-contact__role">{role}</p>}
            {text && <p>{text}</p>}
            {isEmail(email) && (
              <a className="press-contact__email k-link" href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The social networks from the footer, with their names (PR-01). */
export const PressSocials = observer(function PressSocials({
  socials: { title, text },
}: {
  readonly socials: ContactPage['socials'];
}) {
  const { socials } = usePresenter(FooterPresenter).footer;
  const t = useTexts('press');
  if (socials.length === 0) return null;
  return (
    <section aria-labelledby="press-socials-title">
      <Heading level={2} size={4} id="press-socials-title">
        {title || t('socials.title')}
      </Heading>
      {text && <Soft>{text}</Soft>}
      <ul className="press-socials">
        {socials.map(({ network, label, href }) => (
          <li key={href}>
            <SiteLink className="press-socials__link" to={href}>
              {network && <SocialIcon network={network} />}
              <span>{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
