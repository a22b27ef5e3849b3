import { useState } from 'react';
import { ChevronDown, Fuel, Trash2 } from 'lucide-react';
import { useTexts } from '../../content/useTexts';
import { Button } from '../actions/Button';
import { Dialog } from '../overlays/Dialog';
import { Icon } from '../media/Icon';
import { Menu, MenuButton } from '../overlays/Menu';
import { Tabs } from '../layout/Tabs';
import { Tooltip } from '../overlays/Tooltip';
import { Section } from './Section';

export function OverlaySpecimens() {
  const t = useTexts('kit');
  const shell = useTexts('app');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Section id="dialog" title={t('section.dialog')}>
        <div className="kit-page__row">
          <Button onClick={() => setOpen(true)}>{t('dialog.open')}</Button>
        </div>
        <Dialog
          open={open}
          onClose={close}
          title={t('dialog.title')}
          description={t('dialog.text')}
          closeLabel={shell('close')}
          actions={
            <>
              <Button onClick={close}>{t('dialog.cancel')}</Button>
              <Button variant="danger" onClick={close}>
                {t('dialog.confirm')}
              </Button>
            </>
          }
        />
      </Section>
      <Section id="menu" title={t('section.menu')}>
        <div className="kit-page__row">
          <Button popoverTarget="menu-specimen">
            {t('menu.open')}
            <Icon icon={ChevronDown} />
          </Button>
          <Menu id="menu-specimen" header={t('menu.label')}>
            <a className="k-menu__item" href="#menu" aria-current="true">
              <Icon icon={Fuel} size={18} />
              {t('menu.first')}
            </a>
            <a className="k-menu__item" href="#menu">
              {t('menu.second')}
            </a>
            <MenuButton disabled>{t('menu.disabled')}</MenuButton>
            <hr className="k-menu__rule" />
            <MenuButton>
              <Icon icon={Trash2} size={18} />
              {t('menu.third')}
            </MenuButton>
          </Menu>
        </div>
      </Section>
      <Section id="tooltip" title={t('section.tooltip')}>
        <div className="kit-page__row">
          <Tooltip text={t('tooltip.text')}>
            <Button variant="quiet">{t('tooltip.trigger')}</Button>
          </Tooltip>
        </div>
      </Section>
      <Section id="tabs" title={t('section.tabs')}>
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { key: 'first', label: t('tabs.first'), content: t('tabs.firstText') },
            { key: 'second', label: t('tabs.second'), content: t('tabs.secondText') },
            { key: 'third', label: t('tabs.third'), content: t('tabs.thirdText') },
          ]}
        />
      </Section>
    </>
  );
}
