import { internshipsListForm } from '@/app/api/list-form';
import { DELETE as call } from '../route';

export const POST = internshipsListForm(call);
