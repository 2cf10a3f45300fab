/** The part of React Router that pages use: sharing the whole library would ship all of it. */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { PageLink } from './PageLink.tsx';
