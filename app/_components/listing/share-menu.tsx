import { ShareIcon } from '../icons';
import { MenuDetails } from '../shell/menu-details';
import { ShareLinks, type ShareLinksProps } from './share-links';

export function ShareMenu({ listing }: Pick<ShareLinksProps, 'listing'>) {
  return (
    <MenuDetails className="share-menu">
      <summary>
        <ShareIcon />
        Share
      </summary>
      <ul>
        <ShareLinks listing={listing} />
      </ul>
    </MenuDetails>
  );
}
