import { NotThere } from '@/app/dashboard/_components/staff/not-there';

export default function NotFound() {
  return <NotThere what="submission" list="/dashboard/internship-submissions" label="Employer Submissions" />;
}
