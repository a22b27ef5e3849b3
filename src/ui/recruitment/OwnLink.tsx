import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { TextField } from '../kit/fields/TextField';
import { Panel } from '../kit/layout/Panel';
import type { RecruitmentPresenter } from './RecruitmentPresenter';

interface OwnLinkProps {
  readonly page: RecruitmentPresenter;
  readonly link: string;
}

export const OwnLink = observer(function OwnLink({ page, link }: OwnLinkProps) {
  const t = useTexts('recruitment');
  const { state } = page.copying;

  return (
    <Panel title={t('own.title')} text={t('own.text')}>
      <TextField
        label={t('own.label')}
        name="ownLink"
        usesDataFont
        readOnly
        value={link}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
      />
      <div className="recruit-box__copy">
        <Button onClick={() => void page.copy()}>{t('own.copy')}</Button>
        <span className="recruit-box__copied" role="status">
          {state === 'copied' && <span className="copied">{t('own.copied')}</span>}
          {state === 'refused' && <span className="copied is-refused">{t('own.refused')}</span>}
        </span>
      </div>
    </Panel>
  );
});
