import { removeFromDevice } from '@/lib/search/saved/save-on-device';
import { savedForm } from '../../saved-form';
import { DELETE as remove } from '../route';

export const POST = savedForm(remove, removeFromDevice);
