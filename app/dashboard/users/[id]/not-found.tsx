import { NotThere } from '@/app/dashboard/_components/staff/not-there';

export default function NotFound() {
  return <NotThere what="user" list="/dashboard/users" label="Users" />;
}
