import { Icon, type IconProps } from '../icon';

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 16.5 3.8 10.3a3.9 3.9 0 0 1 5.5-5.5l.7.7.7-.7a3.9 3.9 0 0 1 5.5 5.5z" />
  </Icon>
);
