import { NotThere } from '@/app/dashboard/_components/staff/not-there';

export default function ImportNotFound() {
  return <NotThere what="file" list="/dashboard/import" label="Import" />;
}
