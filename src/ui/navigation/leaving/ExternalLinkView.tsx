import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { PageModule } from '../../app/Pages';
import { useTexts } from '../../content/useTexts';
import { ButtonAnchor } from '../../kit/actions/ButtonAnchor';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Actions } from '../../kit/layout/Actions';
import { Heading } from '../../kit/layout/Heading';
import { Intro } from '../../kit/layout/Text';
import { isModifiedClick } from '../../isModifiedClick';
import { usePagePresenter } from '../../usePresenter';
import { ExternalLinkPresenter } from './ExternalLinkPresenter';
import { leavingTexts } from './LeavingPresenter';
import './Leaving.scss';

/** Confirmation page for an external link. Its cancel and proceed links work without JavaScript (SH-14). */
export const ExternalLinkView = observer(function ExternalLinkView() {
  const { site, homePath, goBack } = usePagePresenter(ExternalLinkPresenter);
  const t = useTexts('leaving');

  const cancel = (event: MouseEvent) => {
    if (!isModifiedClick(event) && goBack()) event.preventDefault();
  };

  if (!site) {
    return (
      <div className="leaving-page">
        <Heading level={1} size={2}>
          {t('unknown.title')}
        </Heading>
        <Intro>{t('unknown.text')}</Intro>
        <ButtonLink variant="primary" to={homePath}>
          {t('unknown.home')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="leaving-page">
      <Heading level={1} size={2}>
        {t('page.title')}
      </Heading>
      <Intro>{t('page.text', { site: site.name })}</Intro>
      <p className="leaving-host">
        {t('host')} <span className="k-data">{site.host}</span>
      </p>
      <Actions>
        <ButtonAnchor variant="primary" href={site.href} rel="noopener noreferrer">
          {t('page.go', { site: site.name })}
        </ButtonAnchor>
        <ButtonLink to={homePath} onClick={cancel}>
          {t('page.cancel')}
        </ButtonLink>
      </Actions>
    </div>
  );
});

const page: PageModule = { View: ExternalLinkView, Presenter: ExternalLinkPresenter, texts: leavingTexts };

export const pages = { externalLink: page, externalSite: page };
