import { NotThere } from '@/app/dashboard/_components/staff/not-there';

export default function NotFound() {
  return <NotThere what="internship" list="/dashboard/internships" label="Internships" />;
}
