import { SlidersHorizontal, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { AppPresenter } from '#ui/app/AppPresenter';
import { useTexts } from '#ui/content/useTexts';
import { Button } from '#ui/kit/actions/Button';
import { IconButton } from '#ui/kit/actions/IconButton';
import { usePresenter } from '#ui/usePresenter';
import { DemoPresenter, demoAccounts, networkConditions } from './DemoPresenter';
import './DemoPanel.scss';

/** Panel on top of the site to choose the signed-in player and the network condition. */
export const DemoPanel = observer(function DemoPanel() {
  const app = usePresenter(AppPresenter);
  return app.state === 'running' ? <Panel /> : null;
});

const Panel = observer(function Panel() {
  const demo = usePresenter(DemoPresenter);
  const t = useTexts('demo');

  if (!demo.hasTexts) return null;
  if (!demo.isOpen) {
    return (
      <aside className="demo demo--closed" aria-label={t('panel.title')}>
        <IconButton icon={SlidersHorizontal} label={t('panel.open')} onClick={demo.toggle} />
      </aside>
    );
  }
  return (
    <aside className="demo" aria-label={t('panel.title')}>
      <div className="demo__head">
        <h2 className="demo__title">{t('panel.title')}</h2>
        <p className="demo__text">{t('panel.text')}</p>
        <IconButton icon={X} label={t('panel.close')} onClick={demo.toggle} />
      </div>
      <fieldset className="demo__group">
        <legend>{t('people.title')}</legend>
        <Choice
          name="demo-person"
          isChosen={demo.account === undefined}
          title={t('people.signedOut.name')}
          text={t('people.signedOut.text')}
          onChoose={demo.signOut}
        />
        {demoAccounts.map((person) => (
          <Choice
            key={person}
            name="demo-person"
            isChosen={demo.account === person}
            title={t(`people.${person}.name`)}
            text={t(`people.${person}.text`)}
            onChoose={() => void demo.signInAs(person)}
          />
        ))}
      </fieldset>
      <fieldset className="demo__group">
        <legend>{t('network.title')}</legend>
        {networkConditions.map((network) => (
          <Choice
            key={network}
            name="demo-network"
            isChosen={demo.network === network}
            title={t(`network.${network}.name`)}
            text={t(`network.${network}.text`)}
            onChoose={() => demo.changeNetwork(network)}
          />
        ))}
      </fieldset>
      <fieldset className="demo__group">
        <legend>{t('coupons.title')}</legend>
        {(['on', 'off'] as const).map((state) => (
          <Choice
            key={state}
            name="demo-coupons"
            isChosen={demo.areCouponsOn === (state === 'on')}
            title={t(`coupons.${state}.name`)}
            text={t(`coupons.${state}.text`)}
            onChoose={() => demo.enableCoupons(state === 'on')}
          />
        ))}
      </fieldset>
      <div className="demo__column">
        <h3 className="demo__heading">{t('credentials.title')}</h3>
        <dl className="demo__facts">
          <dt>{t('credentials.email')}</dt>
          <dd>{demo.twoFactorEmail}</dd>
          <dt>{t('credentials.password')}</dt>
          <dd>{demo.password}</dd>
          <dt>{t('credentials.code')}</dt>
          <dd>{demo.oneTimeCode}</dd>
        </dl>
      </div>
      <div className="demo__column">
        <h3 className="demo__heading">{t('codes.title')}</h3>
        <dl className="demo__facts">
          {demo.codes.slice(0, 6).map(({ code, months, usedBy, expiresAt }) => (
            <div key={code} className="demo__code">
              <dt>
                {usedBy !== undefined
                  ? t('codes.used')
                  : expiresAt !== undefined
                    ? t('codes.expired')
                    : t('codes.fresh', { count: months })}
              </dt>
              <dd>{code}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="demo__column">
        <h3 className="demo__heading">{t('letters.title')}</h3>
        <p className="demo__text">{demo.emails.length === 0 ? t('letters.none') : t('letters.text')}</p>
        {demo.emails.map(({ key, kind, to, path }) => (
          <a key={key} className="demo__link" href={path}>
            {t(`letters.${kind}`, { email: to })}
          </a>
        ))}
      </div>
      <div className="demo__column">
        <Button onClick={demo.reset}>{t('reset.action')}</Button>
        <a className="demo__link" href={demo.kitPath}>
          {t('kit.link')}
        </a>
      </div>
    </aside>
  );
});

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly title: string;
  readonly text: string;
  readonly onChoose: () => void;
}

const Choice = ({ name, isChosen, title, text, onChoose }: ChoiceProps) => (
  <label className="demo__choice">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>
      <strong>{title}</strong>
      <small>{text}</small>
    </span>
  </label>
);
