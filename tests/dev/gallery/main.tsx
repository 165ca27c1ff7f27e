import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
// The styles come with the pieces and screens that bring them.
import '../../../floor-console/Floor.tsx';
import '../../../renderer/scene/TableScene.tsx';
import '../../../renderer/page/start.tsx';
import './gallery.css';

const root = document.getElementById('gallery');
if (root === null) throw new Error('the page needs <div id="gallery">');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
