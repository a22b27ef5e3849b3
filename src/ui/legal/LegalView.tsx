import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PageModule } from '../app/Pages';
import { DeferUntilPaint, useIsFirstViewPainted } from '../app/DeferUntilPaint';
import { RichText } from '../content/RichText';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { classNames } from '../kit/foundation/classNames';
import { Heading } from '../kit/layout/Heading';
import { Table } from '../kit/layout/Table';
import { Note } from '../kit/layout/Text';
import { usePagePresenter } from '../usePresenter';
import { LegalPresenter } from './LegalPresenter';
import './Legal.scss';

/** A legal page with two navigations (LE-01). Their DOM order prevents layout shifts while the page loads. */
export const LegalView = observer(function LegalView() {
  const legal = usePagePresenter(LegalPresenter);
  const t = useTexts('legal');
  const { page } = legal;
  const isFirstViewThere = useIsFirstViewPainted();

  return (
    <div className="legal-page">
      <header className="legal-page__head">
        <Heading level={1}>{legal.title}</Heading>
        {legal.updated && <Note>{t('updated', { date: legal.updated })}</Note>}
      </header>
      {page && <Contents legal={legal} />}
      <article className={classNames('legal-page__text', !isFirstViewThere && 'is-to-come')}>
        {page ? (
          <>
            <RichText blocks={page.before} />
            <DeferUntilPaint>
              {page.dataRows.length > 0 && (
                <Table
                  caption={t('table.caption')}
                  rowKey={({ data }) => data}
                  rows={page.dataRows}
                  columns={[
                    { key: 'data', header: t('table.data'), cell: ({ data }) => keepTogether(data) },
                    {
                      key: 'purpose',
                      header: t('table.purpose'),
                      cell: ({ purpose }) => keepTogether(purpose),
                    },
                    {
                      key: 'basis',
                      header: t('table.basis'),
                      cell: ({ basis }) => keepTogether(basis),
                    },
                    {
                      key: 'keptFor',
                      header: t('table.keptFor'),
                      cell: ({ keptFor }) => keepTogether(keptFor),
                    },
                  ]}
                />
              )}
              <RichText blocks={page.after} />
            </DeferUntilPaint>
          </>
        ) : (
          <p>{t('notFound.text')}</p>
        )}
      </article>
      <LegalNavigation legal={legal} />
    </div>
  );
});

const LegalNavigation = observer(function LegalNavigation({ legal }: { readonly legal: LegalPresenter }) {
  const t = useTexts('legal');
  return (
    <nav
      className={classNames('legal-page__pages', legal.isHeaderScrolledOut && 'is-grown')}
      aria-label={t('nav.label')}
    >
      <p className="legal-page__label" aria-hidden="true">
        {t('nav.label')}
      </p>
      <ul>
        {legal.links.map(({ key, path, isCurrent, isNext }) => (
          <li key={key}>
            <Link to={path} aria-current={isCurrent ? 'page' : undefined} rel={isNext ? 'next' : undefined}>
              {t(`page.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const Contents = observer(function Contents({ legal }: { readonly legal: LegalPresenter }) {
  const t = useTexts('legal');
  return (
    <nav
      className={classNames('legal-page__contents', legal.isHeaderScrolledOut && 'is-grown')}
      aria-label={t('toc.label')}
    >
      <p className="legal-page__label" aria-hidden="true">
        {t('toc.label')}
      </p>
      <ol>
        {legal.contents.map(({ text, anchor }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }} aria-current={anchor === legal.currentPart ? 'location' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
});

const page: PageModule = { View: LegalView, Presenter: LegalPresenter, hasContentOnly: true };

export const pages = { legal: page };
