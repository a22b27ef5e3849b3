import { ChevronDown } from 'lucide-react';
import type { MenuBlock } from '#domain/navigation/Menu';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { Popover } from '../kit/overlays/Popover';
import { MenuAnchor } from './MenuAnchor';
import './GroupMenu.scss';

interface GroupMenuProps {
  readonly id: string;
  readonly label: string;
  readonly blocks: readonly MenuBlock[];
  readonly isCurrent: boolean;
}

export const GroupMenu = ({ id, label, blocks, isCurrent }: GroupMenuProps) => (
  <>
    <button
      type="button"
      className="nav-bar__control"
      popoverTarget={id}
      data-current={isCurrent || undefined}
    >
      <span>{label}</span>
      <Icon icon={ChevronDown} size={16} />
    </button>
    <Popover id={id} className="group-menu">
      <div className="group-menu__inner">
        {blocks.map((block, index) => (
          <Block key={index} {...block} />
        ))}
      </div>
    </Popover>
  </>
);

const Block = ({ title, text, picture, links }: MenuBlock) => (
  <div className="group-menu__block">
    {/* The links precede the picture in the DOM, so that Tab reaches a link first. CSS moves the picture before them. */}
    <div className="group-menu__words">
      {title !== '' && <p className="group-menu__title">{title}</p>}
      {text !== '' && <p className="group-menu__text">{text}</p>}
      <ul className="group-menu__links">
        {links.map((link) => (
          <li key={link.href}>
            <MenuAnchor className="group-menu__link" link={link} />
          </li>
        ))}
      </ul>
    </div>
    {picture && (
      <figure className="group-menu__picture">
        <div>
          <Picture cover file={pictureFile(picture.url)} alt={picture.alt} sizes="24rem" />
        </div>
        <figcaption>
          <PictureCredit {...picture} />
        </figcaption>
      </figure>
    )}
  </div>
);
