import { observer } from 'mobx-react-lite';
import { canLinkRecruiter } from '#domain/recruitment/Recruitment';
import type { PageModule } from '../app/Pages';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { useDataFont } from '../kit/foundation/useDataFont';
import { PageHead } from '../kit/layout/PageHead';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { InvitePanel } from './InvitePanel';
import { LinkRecruiterPanel } from './LinkRecruiterPanel';
import { OwnLink } from './OwnLink';
import { PackList } from './PackList';
import { RecruitmentPresenter } from './RecruitmentPresenter';
import { RecruitList } from './RecruitList';
import './Recruitment.scss';

export const RecruitmentView = observer(function RecruitmentView() {
  const page = usePagePresenter(RecruitmentPresenter);
  const t = useTexts('recruitment');
  useDataFont();

  return (
    <div className="recruitment">
      <PageHead title={t('title')} intro={t('intro')} />
      <Content page={page} />
    </div>
  );
});

const Content = observer(function Content({ page }: { readonly page: RecruitmentPresenter }) {
  const t = useTexts('recruitment');
  const failureText = useFailureText();

  return (
    <Loaded
      of={page.overview}
      placeholder={<SkeletonRows label={t('loading')} count={2} height={8} />}
      title={t('failedTitle')}
      failureText={failureText}
      retryLabel={t('retry')}
    >
      {(overview) => (
        <>
          {page.isTooLate && <Notice>{t('link.notOffered')}</Notice>}
          <LinkRecruiterPanel
            link={page.link}
            isOffered={canLinkRecruiter(overview)}
            recruiter={overview.recruiter}
          />
          <div className="recruitment__boxes">
            <OwnLink page={page} link={overview.link} />
            <InvitePanel invite={page.invite} />
          </div>
          <RecruitList recruits={overview.recruits} />
          <PackList overview={overview} />
        </>
      )}
    </Loaded>
  );
});

const page: PageModule = {
  View: RecruitmentView,
  Presenter: RecruitmentPresenter,
  texts: ['recruitment', 'rewards'],
};

export const pages = { accountRecruit: page };
