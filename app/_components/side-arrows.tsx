import { Icon, type IconProps } from './icon';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10h13M11.5 5l5 5-5 5" />
  </Icon>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 10h-13M8.5 5l-5 5 5 5" />
  </Icon>
);
