import { NotThere } from '../_components/office/not-there';

export default function NotFound() {
  return <NotThere what="internship" list="/dashboard/internships" label="Internships" />;
}
