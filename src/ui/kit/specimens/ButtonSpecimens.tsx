import { Copy } from 'lucide-react';
import { useTexts } from '../../content/useTexts';
import { Button } from '../actions/Button';
import { ButtonLink } from '../actions/ButtonLink';
import { Icon } from '../media/Icon';
import { IconButton } from '../actions/IconButton';
import { Section } from './Section';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSpecimens() {
  const t = useTexts('kit');

  return (
    <>
      <Section id="buttons" title={t('section.buttons')}>
        {variants.map((variant) => (
          <div key={variant} className="kit-page__row">
            <Button variant={variant}>{t(`buttons.${variant}`)}</Button>
            <Button variant={variant} disabled>
              {t('state.disabled')}
            </Button>
            <Button variant={variant} busy busyLabel={t('buttons.busy')}>
              {t(`buttons.${variant}`)}
            </Button>
          </div>
        ))}
        <div className="kit-page__row">
          <Button variant="primary" size="large">
            {t('buttons.large')}
          </Button>
          <Button>
            <Icon icon={Copy} />
            {t('buttons.icon')}
          </Button>
          <IconButton icon={Copy} label={t('buttons.icon')} />
        </div>
        <Button variant="primary" wide>
          {t('buttons.large')}
        </Button>
      </Section>
      <Section id="links" title={t('section.links')}>
        <div className="kit-page__row">
          <ButtonLink to="#links">{t('buttons.secondary')}</ButtonLink>
          <a className="k-link" href="#links">
            {t('links.inline')}
          </a>
        </div>
      </Section>
    </>
  );
}
