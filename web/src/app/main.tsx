import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './app.css';
import { preload } from './preload';
import { passOnNonce } from '../lib/browser/nonce';
import { reloadAfterDeploy } from '../lib/browser/reload-after-deploy';
import { watchAppearance } from '../lib/storage/appearance';
import { watchTheme } from '../lib/storage/theme';

passOnNonce();
preload(location.pathname);
watchTheme();
watchAppearance();
reloadAfterDeploy();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
