import { ShareIcon } from '../icons';
import { MenuDetails } from '../shell/menu-details';
import { ShareLinks, type ShareLinksProps } from './share-links';

export function ShareMenu({ listing }: Pick<ShareLinksProps, 'listing'>) {
  return (
    <MenuDetails>
      <summary className="no-marker">
        <ShareIcon />
        Share
      </summary>
      <ul className="border-line bg-raised absolute inset-x-0 bottom-full border-t px-(--page-margin) py-2">
        <ShareLinks listing={listing} />
      </ul>
    </MenuDetails>
  );
}
