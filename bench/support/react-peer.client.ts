import { Fragment, createElement } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PeerElement, PeerNode } from './react-peer.ts'

// The browser's side of the peer: hydrates the body of the page from a tree of its elements, one component for each block.

function Block({ node }: { node: PeerElement }) {
  return elementOf(node)
}

function elementOf({ tag, props, children }: PeerElement): ReactNode {
  return createElement(tag, props, ...children.map(nodeOf))
}

function nodeOf(node: PeerNode): ReactNode {
  if (typeof node === 'string') return node
  return /\bblock\b/.test(node.props['className'] ?? '') ? createElement(Block, { node }) : elementOf(node)
}

const tree = JSON.parse(document.querySelector('#peer-tree')?.textContent ?? '[]') as PeerNode[]
hydrateRoot(document.body, createElement(Fragment, null, ...tree.map(nodeOf)))
